/**
 * @generated SignedSource<<afee306d2a11211bcd5c38c7a9ca445d>>
 * @relayHash b2654e955c1f40a09d55fa455e6a4a07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ab356cac415f8f9d0d078e6391c1dca4d5c35eda74b36f6a64ea1b015438ac2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedAuthorsScreenQuery } from './FollowedAuthorsScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedAuthorsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ab356cac415f8f9d0d078e6391c1dca4d5c35eda74b36f6a64ea1b015438ac2",
    "metadata": {},
    "name": "FollowedAuthorsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
