/**
 * @generated SignedSource<<0e8510bbb5a3ec7251745864d1cfc866>>
 * @relayHash d5ec5cc0fde435758437cc2f6ba631cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b33de0355058c6ae16a86d4bdde441c1bdc72cd8d13c6e9062d75d9511f6aef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CheckInScreenQuery } from './CheckInScreenQuery.graphql';

const node: PreloadableConcreteRequest<CheckInScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b33de0355058c6ae16a86d4bdde441c1bdc72cd8d13c6e9062d75d9511f6aef",
    "metadata": {},
    "name": "CheckInScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
