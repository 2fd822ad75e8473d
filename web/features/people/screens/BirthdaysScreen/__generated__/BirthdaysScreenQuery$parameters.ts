/**
 * @generated SignedSource<<dbd973af9701446e1872a54be2a8c004>>
 * @relayHash 5f9956754bc68fd6eea900f9263a6768
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f5c42517d1a2d2dba189b07e95ee935fc5cfeda8c269b55f65c0e0a66e8e236

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BirthdaysScreenQuery } from './BirthdaysScreenQuery.graphql';

const node: PreloadableConcreteRequest<BirthdaysScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f5c42517d1a2d2dba189b07e95ee935fc5cfeda8c269b55f65c0e0a66e8e236",
    "metadata": {},
    "name": "BirthdaysScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
