/**
 * @generated SignedSource<<7678dc7f93685841e90cc4101a55acac>>
 * @relayHash 37fed5b324e9b82cbe82402baf1841d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b97edd44ad6b97ff2e5fc502630ced645a89994b2cfde98cf5b5989677314472

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AllScreenQuery } from './AllScreenQuery.graphql';

const node: PreloadableConcreteRequest<AllScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b97edd44ad6b97ff2e5fc502630ced645a89994b2cfde98cf5b5989677314472",
    "metadata": {},
    "name": "AllScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
