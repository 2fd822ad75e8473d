/**
 * @generated SignedSource<<d8eb381409c915dcc0942c4793d0d888>>
 * @relayHash 36dd4190a2d1cd1aef9a2275bb89db11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dfbe393ead89535ed09c5ff78a623922b11cbb4654d41b9e2f640b33d41d3e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RolesScreenQuery } from './RolesScreenQuery.graphql';

const node: PreloadableConcreteRequest<RolesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dfbe393ead89535ed09c5ff78a623922b11cbb4654d41b9e2f640b33d41d3e3",
    "metadata": {},
    "name": "RolesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
