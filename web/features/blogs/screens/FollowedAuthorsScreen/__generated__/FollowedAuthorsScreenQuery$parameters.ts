/**
 * @generated SignedSource<<0c71922869de7f5dc80db601152055fd>>
 * @relayHash 597c4ae044d76482246a26f872796e55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b23f48381d7ef66544efb1271513fdf46a69793eca9e529a269100857a4da544

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsScreenQuery } from './FollowedAuthorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b23f48381d7ef66544efb1271513fdf46a69793eca9e529a269100857a4da544",
    "metadata": {},
    "name": "FollowedAuthorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
