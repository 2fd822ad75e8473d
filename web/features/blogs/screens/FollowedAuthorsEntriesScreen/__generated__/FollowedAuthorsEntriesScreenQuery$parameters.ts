/**
 * @generated SignedSource<<d0d960172c90ab7c33e582979280fa8c>>
 * @relayHash 122ef3b30b774d970485f7ef880c0385
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94062c0916aef5988a247081f936e601f89222c7e83e1837d2eb9f9e6873518e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsEntriesScreenQuery } from './FollowedAuthorsEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94062c0916aef5988a247081f936e601f89222c7e83e1837d2eb9f9e6873518e",
    "metadata": {},
    "name": "FollowedAuthorsEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
