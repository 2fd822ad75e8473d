/**
 * @generated SignedSource<<5e22639ccd67cec042b461b5b7965ab4>>
 * @relayHash 4df0feb4a55c09d6489659c0591908c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecc3a9381f25f1d39b22f5564e79d4212fee7d4485514848b8f36afd59901b37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlogEntryListTestQuery } from './BlogEntryListTestQuery.graphql';

const node: PreloadableConcreteRequest<BlogEntryListTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecc3a9381f25f1d39b22f5564e79d4212fee7d4485514848b8f36afd59901b37",
    "metadata": {},
    "name": "BlogEntryListTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
