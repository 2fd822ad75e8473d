/**
 * @generated SignedSource<<2540318f7947862d689ec0aca89cc994>>
 * @relayHash 826ef413b38520a00886c9c93fa591cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e3654784d0e7b197c233ffbb765dd015dbaf740978065f1bb91ecd80e4c69b2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllScreenQuery } from './AllScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e3654784d0e7b197c233ffbb765dd015dbaf740978065f1bb91ecd80e4c69b2",
    "metadata": {},
    "name": "AllScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
