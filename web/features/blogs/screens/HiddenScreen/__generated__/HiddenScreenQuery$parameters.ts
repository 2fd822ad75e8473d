/**
 * @generated SignedSource<<ff0fde261c04455e2705eb87e3312fe7>>
 * @relayHash 12b97812fbadae922839970ce3fd4309
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50e90b36711e82f15bf6d8e6c1abdd0dcae269724a1b9f3752ff4adcd22a69ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HiddenScreenQuery } from './HiddenScreenQuery.graphql';

const node: PreloadableConcreteRequest<HiddenScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50e90b36711e82f15bf6d8e6c1abdd0dcae269724a1b9f3752ff4adcd22a69ae",
    "metadata": {},
    "name": "HiddenScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
