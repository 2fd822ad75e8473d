/**
 * @generated SignedSource<<94132634a783a50293488b01a7a5aff9>>
 * @relayHash 535f32945bf60524ffe322c9eb6d62c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e463eadb0a2fa4e1b4faa76ea7132cda51a895500e9408d5ef55656485b0ba42

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllScreenQuery } from './AllScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e463eadb0a2fa4e1b4faa76ea7132cda51a895500e9408d5ef55656485b0ba42",
    "metadata": {},
    "name": "AllScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
