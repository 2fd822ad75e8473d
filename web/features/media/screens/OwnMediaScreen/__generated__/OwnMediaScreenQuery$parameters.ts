/**
 * @generated SignedSource<<1f2219ebc660284daa648b80fb9f7321>>
 * @relayHash ce563a40679b1cb84383adf390457d72
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afdb8382175aff9fe42b2bd669928ac4ccdbc4e1c6adaff19ffc658e7ddc4495

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnMediaScreenQuery } from './OwnMediaScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnMediaScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afdb8382175aff9fe42b2bd669928ac4ccdbc4e1c6adaff19ffc658e7ddc4495",
    "metadata": {},
    "name": "OwnMediaScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
