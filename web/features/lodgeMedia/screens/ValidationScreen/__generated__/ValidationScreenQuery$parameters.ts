/**
 * @generated SignedSource<<24e1914a07180420fa0098d4fd9e8beb>>
 * @relayHash d55e302a9354e1a0119270a2c8285018
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e90e876251621e5a610650bce14ebad06c0b4e709e5ea5709d60e3fa48fdcb6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ValidationScreenQuery } from './ValidationScreenQuery.graphql';

const node: PreloadableConcreteRequest<ValidationScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e90e876251621e5a610650bce14ebad06c0b4e709e5ea5709d60e3fa48fdcb6",
    "metadata": {},
    "name": "ValidationScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
