/**
 * @generated SignedSource<<eb589b8bf7fa8ebb262e16c5ea21692f>>
 * @relayHash 90cdb58ba0f73325005fb581192015ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21461ddb0f3ce4cf8c01d239be768a7dc83f499e14e5a5c9ab8c0aefeba953d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LogScreenQuery } from './LogScreenQuery.graphql';

const node: PreloadableConcreteRequest<LogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21461ddb0f3ce4cf8c01d239be768a7dc83f499e14e5a5c9ab8c0aefeba953d0",
    "metadata": {},
    "name": "LogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
