/**
 * @generated SignedSource<<f078b3ef83e82e3595ba30e1ef289622>>
 * @relayHash fc942ae8be6f2291714801ee9ec9be99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97caaf9232fab1bdb732d58b1692af7cc86bebd2e0f2f60d9bfa58d775a6ef2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FrontScreenQuery } from './FrontScreenQuery.graphql';

const node: PreloadableConcreteRequest<FrontScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97caaf9232fab1bdb732d58b1692af7cc86bebd2e0f2f60d9bfa58d775a6ef2f",
    "metadata": {},
    "name": "FrontScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
