/**
 * @generated SignedSource<<d583e174f9f179fc514b858c89b2a972>>
 * @relayHash a968e825745d2290074539c45c896652
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c0a772bb5fc75a1ca8281c0198f036100b547c899f2902d1f1febe044c99359

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MyTicketsScreenQuery } from './MyTicketsScreenQuery.graphql';

const node: PreloadableConcreteRequest<MyTicketsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c0a772bb5fc75a1ca8281c0198f036100b547c899f2902d1f1febe044c99359",
    "metadata": {},
    "name": "MyTicketsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
