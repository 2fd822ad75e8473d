/**
 * @generated SignedSource<<2f66443f37b586f61297ff2df0144c99>>
 * @relayHash c806d398598d3f2d15bf8bab386be656
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf33cfb4d4e28cd1a680b79dd11b7f0037c9ec33d0dd33b2c5aa74e0697bce8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContestScreenQuery } from './ContestScreenQuery.graphql';

const node: PreloadableConcreteRequest<ContestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acf33cfb4d4e28cd1a680b79dd11b7f0037c9ec33d0dd33b2c5aa74e0697bce8",
    "metadata": {},
    "name": "ContestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
