/**
 * @generated SignedSource<<efe7f53d23109ec703669e93097e8284>>
 * @relayHash 6b15b16b791ffe6fad113109f68fa8d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9595ae9bbe62b9e20f0e74e4a5f8bbe20992d47c122297da9ae2baf1e7eb632d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebateScreenQuery } from './DebateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DebateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9595ae9bbe62b9e20f0e74e4a5f8bbe20992d47c122297da9ae2baf1e7eb632d",
    "metadata": {},
    "name": "DebateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
