/**
 * @generated SignedSource<<c9ba5fc87bb187870cbf0bd5a99329d6>>
 * @relayHash f26be3e1c5f0cc5658d3a2c99ebcfa5c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 513e51255ddcea04d126a5cf53abfba1762e6020e5eb398b4dc8e06526022466

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DarkProfileScreenQuery } from './DarkProfileScreenQuery.graphql';

const node: PreloadableConcreteRequest<DarkProfileScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "513e51255ddcea04d126a5cf53abfba1762e6020e5eb398b4dc8e06526022466",
    "metadata": {},
    "name": "DarkProfileScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
