/**
 * @generated SignedSource<<0531278df3bb6675187aa852cd26d2f4>>
 * @relayHash 31edbd955706bd7ab168e9bc4f1ee3fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 531caaf9b921341764959ee2e2e90abf234b1713b48d26a439bd75830d235447

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NewestLodgesScreenQuery } from './NewestLodgesScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewestLodgesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "531caaf9b921341764959ee2e2e90abf234b1713b48d26a439bd75830d235447",
    "metadata": {},
    "name": "NewestLodgesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
