/**
 * @generated SignedSource<<318d89b5188e0e8a8ce60544ecec971e>>
 * @relayHash b16d8ff3623326e364646d72cfb1573c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1b62beef14c18fb7fa133c7995d45ecd18616fbc5c28ade0bc3451e40a7cd46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WriteEventScreenQuery } from './WriteEventScreenQuery.graphql';

const node: PreloadableConcreteRequest<WriteEventScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1b62beef14c18fb7fa133c7995d45ecd18616fbc5c28ade0bc3451e40a7cd46",
    "metadata": {},
    "name": "WriteEventScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
