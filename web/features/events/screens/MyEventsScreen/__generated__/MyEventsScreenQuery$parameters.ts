/**
 * @generated SignedSource<<b666a83964fef09e60cf12cacf690634>>
 * @relayHash 0f23045aee0954abd363c92dad300c86
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5bc2fefcb4bac28d6546908dad5efd968f349cbd963b20a6007ea69fefe4d170

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyEventsScreenQuery } from './MyEventsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyEventsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5bc2fefcb4bac28d6546908dad5efd968f349cbd963b20a6007ea69fefe4d170",
    "metadata": {},
    "name": "MyEventsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
