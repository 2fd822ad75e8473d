/**
 * @generated SignedSource<<a5728c938c26f54f07e53b28193eb610>>
 * @relayHash 22613069bb11d37ae0abd0270f4d4742
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6872e5ef56430b7cb4a3445a377c33aecfb482e9edbb6f27b92baaaeaa9624d2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlogEntryListTestQuery } from './BlogEntryListTestQuery.graphql';

const node: PreloadableConcreteRequest<BlogEntryListTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6872e5ef56430b7cb4a3445a377c33aecfb482e9edbb6f27b92baaaeaa9624d2",
    "metadata": {},
    "name": "BlogEntryListTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
