/**
 * @generated SignedSource<<a6c94bc2c106e06c243cbcf57d36f94f>>
 * @relayHash f4e9d14af1c7051dd9116a7596e2860e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7068dbcaff491da84b1f9d16535aa1c6089158e2f571ab60ed4652293acacfab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationDeskScreenQuery } from './ValidationDeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationDeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7068dbcaff491da84b1f9d16535aa1c6089158e2f571ab60ed4652293acacfab",
    "metadata": {},
    "name": "ValidationDeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
