/**
 * @generated SignedSource<<f2ab3befd460496f1bccb1c3f543aa20>>
 * @relayHash 621ae854f439cc2abb2232fc8a6b4ba9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 534e078bbdadba8a596f55a2bebc577a258d7ec6e4a7d6401dd7a586e0f1a592

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsEntriesScreenQuery } from './FollowedAuthorsEntriesScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsEntriesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "534e078bbdadba8a596f55a2bebc577a258d7ec6e4a7d6401dd7a586e0f1a592",
    "metadata": {},
    "name": "FollowedAuthorsEntriesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
