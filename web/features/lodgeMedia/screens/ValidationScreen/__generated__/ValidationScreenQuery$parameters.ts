/**
 * @generated SignedSource<<1eb1904aad65f4ae16ad2c8622b3c19b>>
 * @relayHash a32960501402b53d8fd67c453b44e297
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6073d6fc083dc626cca6d0e9fa8d94fdbf87494948c075f313650b668cc3de21

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationScreenQuery } from './ValidationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6073d6fc083dc626cca6d0e9fa8d94fdbf87494948c075f313650b668cc3de21",
    "metadata": {},
    "name": "ValidationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
