/**
 * @generated SignedSource<<61dbd9dcfa933567284e06153d96db61>>
 * @relayHash d4615f74d4c878075d4cd79ec014c470
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6f8135d310d5330e21b2bbf414e0e0109882f8f686a554f7b7617929036c5375

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeskScreenQuery } from './DeskScreenQuery.graphql';

const node: PreloadableConcreteRequest<DeskScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6f8135d310d5330e21b2bbf414e0e0109882f8f686a554f7b7617929036c5375",
    "metadata": {},
    "name": "DeskScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
