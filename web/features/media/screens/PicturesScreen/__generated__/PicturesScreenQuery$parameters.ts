/**
 * @generated SignedSource<<cc6f9b9202eedc08bf4ec4323ee38071>>
 * @relayHash ac367c04e836dcff49259fd6eefde549
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1667bc9ba1321ca29c3a9018c64afb15677cd014febfcffcd0cacd7f31dd8a8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PicturesScreenQuery } from './PicturesScreenQuery.graphql';

const node: PreloadableConcreteRequest<PicturesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1667bc9ba1321ca29c3a9018c64afb15677cd014febfcffcd0cacd7f31dd8a8a",
    "metadata": {},
    "name": "PicturesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
