/**
 * @generated SignedSource<<d0e4202287539c16a025284796e50649>>
 * @relayHash 2dc5b9d2e22747148fb69abb2b2c854c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc241cd625092710e5dfb3c965d04553377d5da5ff7d4761abd62856df83723

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ResetPasswordScreenQuery } from './ResetPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9dc241cd625092710e5dfb3c965d04553377d5da5ff7d4761abd62856df83723",
    "metadata": {},
    "name": "ResetPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
