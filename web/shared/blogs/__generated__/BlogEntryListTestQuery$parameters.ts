/**
 * @generated SignedSource<<1970fd13df0a9fcda353de63f39db060>>
 * @relayHash bd5d445b917f2dd2256f71ce3bde2853
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1b0920c231c2e849204c39d17bc664d2f6696ae520aa6b1365fe271aafce9e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlogEntryListTestQuery } from './BlogEntryListTestQuery.graphql';

const node: PreloadableConcreteRequest<BlogEntryListTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1b0920c231c2e849204c39d17bc664d2f6696ae520aa6b1365fe271aafce9e9",
    "metadata": {},
    "name": "BlogEntryListTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
