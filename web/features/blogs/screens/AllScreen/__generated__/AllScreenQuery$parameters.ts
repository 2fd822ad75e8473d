/**
 * @generated SignedSource<<ea4827358492568599b00af8fd9aa997>>
 * @relayHash e77f01ade8da40aa8a9eb48d4774ae92
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c674059660958d0532dfe1f48d050656ae1c87a719517262175736e635a4cbac

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllScreenQuery } from './AllScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c674059660958d0532dfe1f48d050656ae1c87a719517262175736e635a4cbac",
    "metadata": {},
    "name": "AllScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
