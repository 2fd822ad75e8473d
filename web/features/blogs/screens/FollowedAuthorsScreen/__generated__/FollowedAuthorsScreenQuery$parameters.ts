/**
 * @generated SignedSource<<d58155890e1b4f3c4c76ff4824137593>>
 * @relayHash e4eba10bff71d3b12441964201d02eba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1823dc8480823021f677637d213407c38da04c03034cf1a1783c1389a565ed8d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsScreenQuery } from './FollowedAuthorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1823dc8480823021f677637d213407c38da04c03034cf1a1783c1389a565ed8d",
    "metadata": {},
    "name": "FollowedAuthorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
