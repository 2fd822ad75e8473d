/**
 * @generated SignedSource<<3a95a9b16ce1efc17c082082a63da787>>
 * @relayHash ea3840825788a842f220e8f9928d0fcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41c1c7906985af875966b06dbf0899ce4ad4f532dc68e82c5d1a7a384c2957a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderedProfilesQuery } from './OrderedProfilesQuery.graphql';

const node: PreloadableConcreteRequest<OrderedProfilesQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41c1c7906985af875966b06dbf0899ce4ad4f532dc68e82c5d1a7a384c2957a1",
    "metadata": {},
    "name": "OrderedProfilesQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
