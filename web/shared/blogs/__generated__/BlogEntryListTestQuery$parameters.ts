/**
 * @generated SignedSource<<eab3b899f2415df93890bb7d6b315461>>
 * @relayHash 266460b91c4ee54c07e30aa0d000b395
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3dba6d7452b36a35369fea49fcef0a3cf811c94043e78b79eac70cb0884c9366

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BlogEntryListTestQuery } from './BlogEntryListTestQuery.graphql';

const node: PreloadableConcreteRequest<BlogEntryListTestQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3dba6d7452b36a35369fea49fcef0a3cf811c94043e78b79eac70cb0884c9366",
    "metadata": {},
    "name": "BlogEntryListTestQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
