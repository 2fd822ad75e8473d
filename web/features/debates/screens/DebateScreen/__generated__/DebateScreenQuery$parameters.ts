/**
 * @generated SignedSource<<40ba66b72f31d3bb2abb92079f9af8e1>>
 * @relayHash 9153507aecc6175db1b449372157d995
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8018ccb2965095c672490c1d40c22f1c6cf855ccc9f49e7acc50cbc2e833498f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DebateScreenQuery } from './DebateScreenQuery.graphql';

const node: PreloadableConcreteRequest<DebateScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8018ccb2965095c672490c1d40c22f1c6cf855ccc9f49e7acc50cbc2e833498f",
    "metadata": {},
    "name": "DebateScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
