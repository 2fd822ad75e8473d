/**
 * @generated SignedSource<<f2ed774039b495ef40b747474c99db6c>>
 * @relayHash 8456082d9b9b6b8324ad16c9619968d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61cc51b15a5e8991686517a226693fd76f79c9f9f9eb34033172fc3b6321237c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlogEntryListTestQuery } from './BlogEntryListTestQuery.graphql';

const node: PreloadableConcreteRequest<BlogEntryListTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61cc51b15a5e8991686517a226693fd76f79c9f9f9eb34033172fc3b6321237c",
    "metadata": {},
    "name": "BlogEntryListTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
