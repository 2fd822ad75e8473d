/**
 * @generated SignedSource<<5ce89637bd759b2b83d5ed85c5bb8122>>
 * @relayHash 4cbfbe141df56c5053bca163a8c2c563
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e72c20210a2d52e35656316a668a39fa94e1dafa0087f1e50f03ed3006103d1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlogEntryListTestQuery } from './BlogEntryListTestQuery.graphql';

const node: PreloadableConcreteRequest<BlogEntryListTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e72c20210a2d52e35656316a668a39fa94e1dafa0087f1e50f03ed3006103d1f",
    "metadata": {},
    "name": "BlogEntryListTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
