/**
 * @generated SignedSource<<5d95cd3998ab92f06feca0398593c867>>
 * @relayHash 03cc79e78a67c7aed4a13a1fea97d6aa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8f573eb7d87492c63f9492566c50a71d5e5675399a6dba1cac78f79486462a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlogEntryListTestQuery } from './BlogEntryListTestQuery.graphql';

const node: PreloadableConcreteRequest<BlogEntryListTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8f573eb7d87492c63f9492566c50a71d5e5675399a6dba1cac78f79486462a0",
    "metadata": {},
    "name": "BlogEntryListTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
