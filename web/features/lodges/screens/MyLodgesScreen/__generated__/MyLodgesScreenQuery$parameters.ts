/**
 * @generated SignedSource<<328079e448f3f821126898baa85b56b0>>
 * @relayHash f0c37bd8c8ebf737e8becad4db08f23f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adf4ec5464de1c259a95cad83d377322364936a68dd1ff0df80de5b61185dae5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyLodgesScreenQuery } from './MyLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adf4ec5464de1c259a95cad83d377322364936a68dd1ff0df80de5b61185dae5",
    "metadata": {},
    "name": "MyLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
