/**
 * @generated SignedSource<<dfb8b2299bc42a32077ca4baa158f608>>
 * @relayHash 77008c87b4c3fcfcf2e199ac750beaea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02bdca16cac92a5d148fc944daada9b65b488a39e8429fd82d156107e84b63da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HiddenScreenQuery } from './HiddenScreenQuery.graphql';

const node: PreloadableConcreteRequest<HiddenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02bdca16cac92a5d148fc944daada9b65b488a39e8429fd82d156107e84b63da",
    "metadata": {},
    "name": "HiddenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
