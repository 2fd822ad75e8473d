/**
 * @generated SignedSource<<8ecbeae810f2daebc4c3e3a27e0b190e>>
 * @relayHash eab52eff53c479d0a56144b47e6cb862
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c139024db8ca0445aadcc5073328205e4a9b110c34ba0788ea33f80db5456cb3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { LodgesScreenQuery } from './LodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<LodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c139024db8ca0445aadcc5073328205e4a9b110c34ba0788ea33f80db5456cb3",
    "metadata": {},
    "name": "LodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
