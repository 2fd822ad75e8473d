/**
 * @generated SignedSource<<7efd7ad5280e20cca45833eee5f3ba0d>>
 * @relayHash 0ed746a097b5301e21ac82e097d7ad30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45c5473a6ad11ad71451cbf8799c64e15836c0125dd14dd5a9a1070770053f3c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { GlossaryScreenQuery } from './GlossaryScreenQuery.graphql';

const node: PreloadableConcreteRequest<GlossaryScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45c5473a6ad11ad71451cbf8799c64e15836c0125dd14dd5a9a1070770053f3c",
    "metadata": {},
    "name": "GlossaryScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
