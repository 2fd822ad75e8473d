/**
 * @generated SignedSource<<5e8879526ea419f3295c27eeece38f28>>
 * @relayHash aa87324da2adb682214f04a49fd7fe14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d3b8c20620079179a799d3f87c6b80703bdf733e30f2222baba7eb21d730d72

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlogEntryListTestQuery } from './BlogEntryListTestQuery.graphql';

const node: PreloadableConcreteRequest<BlogEntryListTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d3b8c20620079179a799d3f87c6b80703bdf733e30f2222baba7eb21d730d72",
    "metadata": {},
    "name": "BlogEntryListTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
