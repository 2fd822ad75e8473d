/**
 * @generated SignedSource<<19e521d2bfa1c34aea11da684ef48f69>>
 * @relayHash b9d72cf528b770c39a4afcf6766e4dbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 895652a50a33cfe68e4d2a7fdb209d6c44842c8d5ec1c7158bb055bba6e04a2d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewestLodgesScreenQuery } from './NewestLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewestLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "895652a50a33cfe68e4d2a7fdb209d6c44842c8d5ec1c7158bb055bba6e04a2d",
    "metadata": {},
    "name": "NewestLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
